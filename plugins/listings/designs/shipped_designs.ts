import type { Words } from '#kernel/language/words'

import type { ListingDesign } from '#plugins/listings/contract/design'
import { chinaPsur } from '#plugins/listings/designs/china_psur'
import { cioms2 } from '#plugins/listings/designs/cioms2'
import { e2f } from '#plugins/listings/designs/e2f'
import { susarSixMonthly } from '#plugins/listings/designs/susar_six_monthly'

/** A design that comes with the product: people copy it and change the copy. */
export interface ShippedDesign {
  readonly key: string
  readonly name: Words
  readonly design: ListingDesign
}

export const shippedDesigns: readonly ShippedDesign[] = [
  {
    key: 'e2f',
    name: {
      en: 'Serious adverse reactions (ICH E2F)',
      zh: '严重不良反应行列表（ICH E2F）',
    },
    design: e2f,
  },
  { key: 'cioms2', name: { en: 'CIOMS II line listing', zh: 'CIOMS II 行列表' }, design: cioms2 },
  {
    key: 'susar_six_monthly',
    name: { en: 'SUSAR, six-monthly', zh: 'SUSAR 半年度行列表' },
    design: susarSixMonthly,
  },
  {
    key: 'china_psur',
    name: { en: 'Individual cases, China PSUR', zh: '个例病例列表（中国 PSUR）' },
    design: chinaPsur,
  },
]
