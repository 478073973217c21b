import { differences } from '#kernel/admin/kept/differences'

import { productFields } from '#plugins/drugs/contract'
import { type FileProduct, keyOf, type ProductValues } from '#plugins/drugs/products/product_file'
import type { Product } from '#plugins/drugs/records/products'

/** What becomes of the products of a file. */
export interface UploadPlan {
  readonly made: readonly ProductValues[]
  /** As they are to be, with the row and its revision. */
  readonly changed: readonly Product[]
  /** How many stay as they are. */
  readonly same: number
}

/**
 * A product of the file replaces the one that has its authorisation number, else the only one that
 * has its names and another number or none; that one keeps its number when the file says none.
 */
export function planUpload(
  products: readonly FileProduct[],
  there: readonly Product[]
): UploadPlan {
  const byKey = new Map(there.map((product) => [keyOf(product), product]))
  const byNames = Map.groupBy(there, namesOf)
  const inFile = new Set(products.map(({ values }) => keyOf(values)))
  const taken = new Set<string>()
  const made: ProductValues[] = []
  const changed: Product[] = []
  let same = 0
  for (const { values } of products) {
    const replaced = byKey.get(keyOf(values)) ?? namedAlike(values)
    if (replaced) taken.add(replaced.id)
    const { id, revision, authorisationNumber } = replaced ?? {}
    const number = values.authorisationNumber || (authorisationNumber ?? '')
    const asTold = { ...values, authorisationNumber: number }
    if (id === undefined || revision === undefined) made.push(values)
    else if (differences(productFields, replaced!, asTold).length === 0) same++
    else changed.push({ ...asTold, id, revision })
  }
  return { made, changed, same }

  /** One that has no number yet, or whose number the file leaves out; not one the file names itself. */
  function namedAlike(values: ProductValues): Product | undefined {
    const alike = (byNames.get(namesOf(values)) ?? []).filter(
      (product) =>
        !taken.has(product.id) &&
        !inFile.has(keyOf(product)) &&
        (product.authorisationNumber === '' || values.authorisationNumber === '')
    )
    return alike.length === 1 ? alike[0] : undefined
  }
}

const namesOf = ({ nameZh, nameEn }: ProductValues) => `${nameZh}\n${nameEn}`.toLowerCase()
