import type { PaperForm } from '#plugins/papers/contract'

import caseFeedback from './case_feedback/form.json' with { type: 'json' }
import causality from './causality/form.json' with { type: 'json' }
import cioms from './cioms/form.json' with { type: 'json' }
import ciomsHolder from './cioms_holder/form.json' with { type: 'json' }
import cnAdr from './cn_adr/form.json' with { type: 'json' }
import cnMah from './cn_mah/form.json' with { type: 'json' }
import cnSae from './cn_sae/form.json' with { type: 'json' }
import cnSusar from './cn_susar/form.json' with { type: 'json' }
import fullCase from './full_case/form.json' with { type: 'json' }
import medwatch from './medwatch/form.json' with { type: 'json' }

const forms: readonly unknown[] = [
  cioms,
  ciomsHolder,
  fullCase,
  medwatch,
  cnAdr,
  cnMah,
  cnSae,
  cnSusar,
  causality,
  caseFeedback,
]

/** The forms that come with the product. */
export default forms as readonly PaperForm[]
