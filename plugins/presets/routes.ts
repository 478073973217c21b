import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'

const PresetController = () => import('#plugins/presets/keeping/preset_controller')
const OfferedPresetsController = () =>
  import('#plugins/presets/offering/offered_presets_controller')

const configure = guard.permission('CASE_CONF')
const edit = guard.permission('CASE_EDIT')

const list = '/api/admin/presets/:kind'
const one = '/api/admin/presets/:kind/:id'
router.get(list, [PresetController, 'list']).as('presets.list').use(configure)
router.post(list, [PresetController, 'create']).as('presets.create').use(configure)
router.get(one, [PresetController, 'show']).as('presets.show').use(configure)
router.put(one, [PresetController, 'change']).as('presets.change').use(configure)
router.delete(one, [PresetController, 'remove']).as('presets.remove').use(configure)
router.get('/api/presets/:kind', [OfferedPresetsController]).as('presets.offered').use(edit)
