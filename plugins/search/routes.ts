import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const SavedSearchController = () => import('#plugins/search/saving/saved_search_controller')

const see = guard.permission('CASE_DATA')
const one = '/case/searches/:searchId'
calls.get('/case/searches', [SavedSearchController, 'list']).as('search.list').use(see)
calls.post('/case/searches', [SavedSearchController, 'create']).as('search.create').use(see)
calls.put(one, [SavedSearchController, 'change']).as('search.change').use(see)
calls.delete(one, [SavedSearchController, 'remove']).as('search.remove').use(see)
