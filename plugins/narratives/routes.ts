import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const NarrativeController = () => import('#plugins/narratives/writing/narrative_controller')
const TemplateController = () => import('#plugins/narratives/templates/template_controller')

const see = guard.permission('CASE_DATA')
const edit = guard.permission('CASE_EDIT')
const configure = guard.permission('NARRATIVE_CONF')

const one = '/cases/:caseId/narrative'
calls.get(one, [NarrativeController, 'show']).as('narratives.show').use(see)
calls.get(`${one}/changes`, [NarrativeController, 'changes']).as('narratives.changes').use(see)
calls.put(one, [NarrativeController, 'save']).as('narratives.save').use(edit)
calls.post(`${one}/text`, [NarrativeController, 'write']).as('narratives.write').use(edit)

const all = '/narratives/templates'
const template = `${all}/:narrativeTemplateId`
calls.get(all, [TemplateController, 'list']).as('narratives.templates').use(see)
calls.post(all, [TemplateController, 'create']).as('narratives.templates.create').use(configure)
calls.put(template, [TemplateController, 'change']).as('narratives.templates.change').use(configure)
calls
  .delete(template, [TemplateController, 'remove'])
  .as('narratives.templates.remove')
  .use(configure)
calls
  .get(`${template}/versions`, [TemplateController, 'versions'])
  .as('narratives.templates.versions')
  .use(configure)
