import { word } from '#tests/isolation/kit/body'
import { isAdministrator, owner, type Ready, standing } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** A query stands so, and the visitor has a part in it. */
const queryAs =
  (part: 'sender_id' | 'receiver_id', row: object): Ready =>
  async (_own, _ids, { queryId }, { identity }) =>
    owner()
      .from('queries')
      .where({ id: String(queryId) })
      .update({ [part]: identity.user.id, ...row })

const isSent = { status: 'sent', draft: null, sent_at: new Date() } as const
const isDraft = { status: 'draft', draft: 'own words', sent_at: null } as const

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  whole: {
    'queries.create': ({ caseId, userId }) => ({ caseId, receiverId: userId, content: word() }),
    'queries.change': ({ userId }) => ({ receiverId: userId, content: word() }),
    'queries.add': ({ queryId }) => ({ queryId, act: 'reply', content: word() }),
    'queries.close': ({ queryId }) => ({ queryId }),
    'queries.file': ({ caseId }) => ({ caseId, kind: 'csv' }),
  },
  basedOn: {
    'queries.change': 'queries',
    'queries.add': 'queries',
    'queries.close': 'queries',
  },
  before: {
    'queries.create': isAdministrator,
    'queries.change': async (...asked) => {
      await isAdministrator(...asked)
      await queryAs('sender_id', isDraft)(...asked)
    },
    'queries.add': queryAs('receiver_id', isSent),
    'queries.close': queryAs('sender_id', isSent),
    'queries.show': queryAs('sender_id', isSent),
    'queries.file': queryAs('sender_id', isSent),
    'queries.existence': queryAs('sender_id', isSent),
    'queries.mail.again': async (...asked) => {
      await queryAs('sender_id', isSent)(...asked)
      await standing('query_mails', 'sent', 'state')(...asked)
    },
  },
  jobs: {
    'queries.send_mail':
      'mails name the number of a query and of its case, and nothing that a case says',
  },
})
