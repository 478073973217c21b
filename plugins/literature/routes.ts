import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

import '#plugins/literature/searching/routes'

const ArticleController = () => import('#plugins/literature/reading/article_controller')
const CasesController = () => import('#plugins/literature/cases/cases_controller')
const ImportController = () => import('#plugins/literature/importing/import_controller')
const MergingController = () => import('#plugins/literature/merging/merging_controller')
const ScreeningController = () => import('#plugins/literature/screening/screening_controller')
const SheetController = () => import('#plugins/literature/sheet/sheet_controller')

const may = guard.permission('LITER_REPORT')
const makes = guard.permission('CASE_EDIT')
const all = '/literature/articles'
const one = '/literature/articles/:articleId'

calls.get(all, [ArticleController, 'list']).as('literature.list').use(may)
calls.get('/literature/counts', [ArticleController, 'counts']).as('literature.counts').use(may)
calls.get('/literature/setting', [ArticleController, 'setting']).as('literature.setting').use(may)
calls
  .post('/literature/products', [ImportController, 'addProduct'])
  .as('literature.add_product')
  .use(may)
calls.post('/literature/files', [ImportController]).as('literature.import').use([may, takesFiles()])
calls
  .post('/literature/files/preview', [ImportController, 'preview'])
  .as('literature.preview')
  .use([may, takesFiles()])
calls.post('/literature/sheet', [SheetController]).as('literature.sheet').use(may)
calls.put('/literature/owner', [ScreeningController, 'give']).as('literature.give').use(may)
calls.get(one, [ArticleController, 'show']).as('literature.show').use(may)
calls.post(`${one}/choice`, [ScreeningController, 'choose']).as('literature.choose').use(may)
calls.put(`${one}/undo`, [ScreeningController, 'undo']).as('literature.undo').use(may)
calls
  .post(`${one}/full-text-wish`, [ScreeningController, 'wantFullText'])
  .as('literature.want_full_text')
  .use(may)
calls
  .post(`${one}/full-text`, [ScreeningController, 'bringFullText'])
  .as('literature.full_text')
  .use([may, takesFiles()])
calls.post(`${one}/verdict`, [ScreeningController, 'judge']).as('literature.judge').use(may)
calls.put(`${one}/proofs`, [ScreeningController, 'prove']).as('literature.prove').use(may)
calls.post(`${one}/closing`, [ScreeningController, 'close']).as('literature.close').use(may)
calls.post(`${one}/return`, [ScreeningController, 'sendBack']).as('literature.return').use(may)
calls.post(`${one}/notes`, [ScreeningController, 'note']).as('literature.note').use(may)
calls.post(`${one}/pair`, [MergingController, 'decide']).as('literature.decide_pair').use(may)
calls.delete(`${one}/merge`, [MergingController, 'split']).as('literature.split').use(may)
calls.post(`${one}/cases`, [CasesController, 'make']).as('literature.make_cases').use(makes)
calls.post(`${one}/case-link`, [CasesController, 'link']).as('literature.link_case').use(may)
calls
  .post(`${one}/case-follow-up`, [CasesController, 'followUp'])
  .as('literature.follow_up_case')
  .use(may)
