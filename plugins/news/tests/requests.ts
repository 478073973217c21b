import { word } from '#tests/isolation/kit/body'
import { deletedByNobody } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const today = '2026-01-02'
const upgrade = () => ({ suVersion: word(), detailsZh: 'x', detailsEn: 'x' })

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  forms: {
    upgrades: upgrade,
    notices: () => ({ textZh: word(), textEn: 'x', tone: 'info', startsOn: today, endsOn: today }),
  },
  whole: {
    'news.upgrade.create': upgrade,
    'news.upgrade.change': ({ upgradeId }) => ({ ...upgrade(), suId: upgradeId }),
  },
  basedOn: {
    'news.upgrade.change': 'upgrades',
  },
  before: {
    'news.upgrades.remove': deletedByNobody('upgrades'),
  },
  unanswered: { 'news.upgrades.remove': 'another route that deletes the same comes first' },
})
