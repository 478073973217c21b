import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const PresetController = () => import('#plugins/presets/keeping/preset_controller')
const TemplateController = () => import('#plugins/presets/keeping/template_controller')
const OfferedPresetsController = () =>
  import('#plugins/presets/offering/offered_presets_controller')

const edit = guard.permission('CASE_EDIT')
calls.get('/presets/:kind', [OfferedPresetsController]).as('presets.offered').use(edit)

const configure = guard.permission('CASE_CONF')
const list = '/admin/presets/:kind'
const one = '/admin/presets/:kind/:id'
calls.get(list, [PresetController, 'list']).as('presets.list').use(configure)
calls.post(list, [PresetController, 'create']).as('presets.create').use(configure)
calls.get(one, [PresetController, 'show']).as('presets.show').use(configure)
calls.put(one, [PresetController, 'change']).as('presets.change').use(configure)
calls.delete(one, [PresetController, 'remove']).as('presets.remove').use(configure)

const ofCompany = guard.permission('TEMPLATE_CONF')
const all = '/admin/templates/:kind'
const each = '/admin/templates/:kind/:id'
calls.get(all, [TemplateController, 'list']).as('presets.templates.list').use(ofCompany)
calls.post(all, [TemplateController, 'create']).as('presets.templates.create').use(ofCompany)
calls.get(each, [TemplateController, 'show']).as('presets.templates.show').use(ofCompany)
calls.put(each, [TemplateController, 'change']).as('presets.templates.change').use(ofCompany)
calls.delete(each, [TemplateController, 'remove']).as('presets.templates.remove').use(ofCompany)
