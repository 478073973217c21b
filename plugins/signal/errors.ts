import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const signalErrors = defineErrors('signal', { E_CSV: { code: 2401, status: 422 } }, entries)
