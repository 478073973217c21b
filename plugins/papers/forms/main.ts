import type { PaperForm } from '#plugins/papers/contract'

import cioms from './cioms/form.json' with { type: 'json' }
import fullCase from './full_case/form.json' with { type: 'json' }

/** The forms that come with the product. */
export default [cioms as unknown as PaperForm, fullCase as PaperForm]
