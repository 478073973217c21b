import app from '@adonisjs/core/services/app'

import env from '#start/env'

/** Folder below which each company has one of its own, for messages that leave as files. */
export default { root: app.makePath(env.get('DROP_FOLDER', 'storage/drop')) }
