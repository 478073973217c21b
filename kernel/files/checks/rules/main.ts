import attachmentTypes from './attachment_types.json' with { type: 'json' }
import importTypes from './import_types.json' with { type: 'json' }
import whitelistAndSize from './whitelist_and_size.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rules for uploads (FILE-01 to FILE-03). */
const rules = [attachmentTypes, importTypes, whitelistAndSize] as unknown as readonly Rule[]

export default rules
