import app from '@adonisjs/core/services/app'

import env from '#start/env'

/** Whether this installation plays regulators; the demonstration says so, production never does by itself. */
export default { isOn: env.get('SIMULATOR', !app.inProduction) }
