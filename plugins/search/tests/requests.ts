import { word } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** The visitor saved the search, and has not deleted it. */
const savedByVisitor: Ready = async (_own, ids, _named, { identity }) =>
  owner()
    .from('case_searches')
    .whereIn('id', [...ids])
    .update({ owner_id: identity.user.id, removed_at: null })

const search = () => ({
  name: word(),
  isShared: true,
  question: { conditions: [{ element: 'E.i.7', is: 'filled' }], anyRow: [] },
})

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: { 'search.change': () => ({ ...search(), revision: 1 }) },
  whole: { 'search.create': search, 'search.change': search },
  basedOn: { 'search.change': 'case_searches' },
  before: { 'search.change': savedByVisitor, 'search.remove': savedByVisitor },
  aliases: { search: 'case_search' },
})
