import type { Words } from '#kernel/language/words'

import type { ListingDesign } from '#plugins/listings/contract/design'
import { chinaPsur } from '#plugins/listings/designs/china_psur'
import { cioms2 } from '#plugins/listings/designs/cioms2'
import { e2f } from '#plugins/listings/designs/e2f'
import { susarSixMonthly } from '#plugins/listings/designs/susar_six_monthly'
import { wording } from '#plugins/listings/lang/server/wording'

/** A design that comes with the product: people copy it and change the copy. */
export interface ShippedDesign {
  readonly key: string
  readonly name: Words
  readonly design: ListingDesign
}

export const shippedDesigns: readonly ShippedDesign[] = [
  {
    key: 'e2f',
    name: wording('shipped.serious_reactions_e2f'),
    design: e2f,
  },
  { key: 'cioms2', name: wording('shipped.cioms_ii_line_listing'), design: cioms2 },
  {
    key: 'susar_six_monthly',
    name: wording('shipped.susar_six_monthly'),
    design: susarSixMonthly,
  },
  {
    key: 'china_psur',
    name: wording('shipped.individual_cases_china_psur'),
    design: chinaPsur,
  },
]
