import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const CopyConfigurationController = () =>
  import('#kernel/configuration/copy_configuration_controller')
const ConfirmationController = () => import('#kernel/configuration/confirmation_controller')

const configure = guard.permission('SYS_CONF')

calls.post('/config/syn', [CopyConfigurationController]).as('configuration.copy.run').use(configure)
calls
  .post('/config/company/syn', [CopyConfigurationController, 'company'])
  .as('configuration.copy.company')
  .use(configure)

calls
  .put('/proj/dec/config/confirm', [ConfirmationController, 'confirm'])
  .as('configuration.confirm')
  .use(configure)
calls
  .delete('/proj/dec/config/cancel', [ConfirmationController, 'cancel'])
  .as('configuration.cancel')
  .use(configure)
