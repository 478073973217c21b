import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { messageCoverage } from '#plugins/e2b/message/message_coverage'

/** What reader and writer cover of the catalogue of this installation, plugins included. */
const { catalogue } = await app.container.make(FormSchemas)

export default messageCoverage(catalogue)
