import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const PresetController = () => import('#plugins/presets/keeping/preset_controller')
const OfferedPresetsController = () =>
  import('#plugins/presets/offering/offered_presets_controller')

const configure = guard.permission('CASE_CONF')
const edit = guard.permission('CASE_EDIT')

const list = '/admin/presets/:kind'
const one = '/admin/presets/:kind/:id'
calls.get(list, [PresetController, 'list']).as('presets.list').use(configure)
calls.post(list, [PresetController, 'create']).as('presets.create').use(configure)
calls.get(one, [PresetController, 'show']).as('presets.show').use(configure)
calls.put(one, [PresetController, 'change']).as('presets.change').use(configure)
calls.delete(one, [PresetController, 'remove']).as('presets.remove').use(configure)
calls.get('/presets/:kind', [OfferedPresetsController]).as('presets.offered').use(edit)
