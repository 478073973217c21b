import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const LoadController = () => import('#plugins/coding/loading/load_controller')
const ReleaseController = () => import('#plugins/coding/releases/release_controller')
const TermController = () => import('#plugins/coding/search/term_controller')
const LearnedController = () => import('#plugins/coding/learning/learned_controller')
const Synonyms = async () => (await import('#plugins/coding/records/synonyms')).Synonyms
const DecideSynonymsController = () => import('#plugins/coding/synonyms/decide_synonyms_controller')
const SynonymLists = async () =>
  (await import('#plugins/coding/records/synonym_lists')).SynonymLists
const ListUploadController = () => import('#plugins/coding/synonyms/lists/list_upload_controller')
const UploadController = () => import('#plugins/coding/synonyms/upload/upload_controller')

const ReviewController = () => import('#plugins/coding/review/review_controller')
const RunController = () => import('#plugins/coding/runs/run_controller')
const RecodingController = () => import('#plugins/coding/recoding/recoding_controller')
const VersionController = () => import('#plugins/coding/versions/version_controller')

const keep = guard.permission('DICTIONARY_CONF')

calls
  .post('/coding/loads', [LoadController, 'start'])
  .as('coding.loads.start')
  .use([keep, takesFiles()])
calls.get('/admin/dictionary_loads', [LoadController, 'list']).as('coding.loads.list').use(keep)
calls
  .get('/admin/dictionary_loads/:id', [LoadController, 'show'])
  .as('coding.loads.show')
  .use([unattended(), keep])
calls
  .get('/admin/dictionary_releases', [ReleaseController, 'list'])
  .as('coding.releases.list')
  .use(keep)
calls
  .get('/admin/dictionary_releases/:id', [ReleaseController, 'show'])
  .as('coding.releases.show')
  .use(keep)
calls
  .post('/coding/releases/:id/acts', [ReleaseController, 'act'])
  .as('coding.releases.act')
  .use(keep)

calls
  .get('/coding/versions', [TermController, 'versions'])
  .as('coding.versions.list')
  .use(guard.signedIn())

// A dictionary holds nobody's data. Who sees the cases of a project is given its synonyms, too.
const read = guard.signedIn()
calls.get('/coding/terms', [TermController, 'find']).as('coding.terms.find').use(read)
calls.get('/coding/terms/below', [TermController, 'below']).as('coding.terms.below').use(read)
calls.post('/coding/terms/matches', [TermController, 'match']).as('coding.terms.match').use(read)
calls.get('/coding/terms/:level/:code', [TermController, 'term']).as('coding.terms.show').use(read)

resourceRoutes('coding', 'coding_synonyms', Synonyms, 'CODING_CONF')

const configure = guard.permission('CODING_CONF')
calls
  .post('/coding/synonyms/states', [DecideSynonymsController])
  .as('coding.synonyms.decide')
  .use(configure)
calls
  .get('/admin/coding_learned', [LearnedController, 'list'])
  .as('coding.learned.list')
  .use(configure)
calls
  .post('/coding/learned/decisions', [LearnedController, 'decide'])
  .as('coding.learned.decide')
  .use(configure)
calls
  .post('/coding/synonyms/uploads/preview', [UploadController, 'preview'])
  .as('coding.synonym_uploads.preview')
  .use([configure, takesFiles()])
calls
  .post('/coding/synonyms/uploads', [UploadController, 'takeOver'])
  .as('coding.synonym_uploads.take_over')
  .use([configure, takesFiles()])

resourceRoutes('coding', 'coding_synonym_lists', SynonymLists, 'DICTIONARY_CONF')
calls
  .post('/coding/synonym_lists/:id/uploads/preview', [ListUploadController, 'preview'])
  .as('coding.list_uploads.preview')
  .use([keep, takesFiles()])
calls
  .post('/coding/synonym_lists/:id/uploads', [ListUploadController, 'takeOver'])
  .as('coding.list_uploads.take_over')
  .use([keep, takesFiles()])
const code = guard.permission('CASE_CODING')
calls.get('/coding/open_verbatims', [ReviewController, 'list']).as('coding.review.list').use(code)
const aside = '/coding/set_aside'
calls.post(aside, [ReviewController, 'putAside']).as('coding.review.put_aside').use(code)
calls.put(aside, [ReviewController, 'takeBack']).as('coding.review.take_back').use(code)

calls.get('/coding/runs', [RunController, 'list']).as('coding.runs.list').use(code)
calls
  .get('/coding/runs/:codingRunId', [RunController, 'show'])
  .as('coding.runs.show')
  .use([unattended(), code])
calls
  .post('/coding/runs/autocode', [RunController, 'autocode'])
  .as('coding.runs.autocode')
  .use(code)
calls.post('/coding/runs/assign', [RunController, 'assign']).as('coding.runs.assign').use(code)
calls.post('/coding/runs/recode', [RunController, 'recode']).as('coding.runs.recode').use(code)
calls
  .post('/coding/runs/:codingRunId/take_back', [RunController, 'takeBack'])
  .as('coding.runs.take_back')
  .use(code)

calls.get('/coding/used', [RecodingController, 'used']).as('coding.recoding.used').use(code)
calls.get('/coding/impact', [RecodingController, 'impact']).as('coding.recoding.impact').use(code)

const version = '/system/medical-dictionary'
calls.get(version, [VersionController, 'show']).as('coding.version.show').use(configure)
calls.put(version, [VersionController, 'change']).as('coding.version.change').use(configure)
