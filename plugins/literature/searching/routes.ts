import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

const CoverageController = () => import('#plugins/literature/coverage/coverage_controller')
const SearchController = () => import('#plugins/literature/searching/search_controller')
const SourceController = () => import('#plugins/literature/configuration/source_controller')
const StrategyController = () => import('#plugins/literature/strategies/strategy_controller')
const TaskController = () => import('#plugins/literature/tasks/task_controller')

const search = guard.permission('LITER_REPORT')
const configure = guard.permission('LITER_CONF')

const strategies = '/literature/strategies'
calls.get(strategies, [StrategyController, 'list']).as('literature.strategies.list').use(search)
calls
  .post(strategies, [StrategyController, 'create'])
  .as('literature.strategies.create')
  .use(search)
calls
  .get(`${strategies}/:literatureProductId/versions`, [StrategyController, 'versions'])
  .as('literature.strategies.versions')
  .use(search)
calls
  .put(`${strategies}/:literatureProductId`, [StrategyController, 'save'])
  .as('literature.strategies.save')
  .use(search)

const tasks = '/literature/tasks'
calls.get(tasks, [TaskController, 'list']).as('literature.tasks.list').use(search)
calls.post(tasks, [TaskController, 'create']).as('literature.tasks.create').use(search)
calls.get('/literature/choices', [TaskController, 'choices']).as('literature.choices').use(search)
calls
  .put(`${tasks}/:literatureTaskId`, [TaskController, 'change'])
  .as('literature.tasks.change')
  .use(search)
for (const act of ['pause', 'resume', 'run'] as const) {
  calls
    .post(`${tasks}/:literatureTaskId/${act}`, [TaskController, act])
    .as(`literature.tasks.${act}`)
    .use(search)
}

const searches = '/literature/searches'
calls.get(searches, [SearchController, 'list']).as('literature.searches.list').use(search)
calls
  .get('/literature/uploads', [SearchController, 'due'])
  .as('literature.uploads.list')
  .use(search)
calls
  .get(`${searches}/:literatureSearchId`, [SearchController, 'show'])
  .as('literature.searches.show')
  .use(search)
for (const act of ['again', 'give', 'empty'] as const) {
  calls
    .post(`${searches}/:literatureSearchId/${act}`, [SearchController, act])
    .as(`literature.searches.${act}`)
    .use(search)
}
calls
  .post(`${searches}/:literatureSearchId/export`, [SearchController, 'upload'])
  .as('literature.searches.upload')
  .use([search, takesFiles()])

calls
  .get('/literature/coverage', [CoverageController, 'show'])
  .as('literature.coverage')
  .use(search)

const sources = '/literature/sources'
calls.get(sources, [SourceController, 'list']).as('literature.sources.list').use(configure)
calls
  .put(`${sources}/:source`, [SourceController, 'change'])
  .as('literature.sources.change')
  .use(configure)
calls
  .put(`${sources}/:source/secrets`, [SourceController, 'seal'])
  .as('literature.sources.seal')
  .use(configure)
calls
  .post(`${sources}/:source/test`, [SourceController, 'test'])
  .as('literature.sources.test')
  .use(configure)
