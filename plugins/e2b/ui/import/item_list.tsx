import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { ItemFilter, type Shown } from './item_filter'
import type { ImportItem } from './import_item'
import type { ImportState } from './import_state'
import { ItemRow } from './item_row'
import { RowBox, Rows } from './row_parts'

const STEP = 100

/** The reports of all imports of this tab; what there is to decide can be shown alone. */
export function ItemList({ items, state }: { items: readonly ImportItem[]; state: ImportState }) {
  const { t } = useTranslation()
  const [only, setOnly] = useState<Shown>(null)
  const [most, setMost] = useState(STEP)
  // A row that is being decided stays in sight until the answer is there.
  const shown = items.filter((item) => !only || item.state === only || state.deciding.has(item.id))
  const more = shown.length - most
  return (
    <>
      <ItemFilter items={items} only={only} onOnly={setOnly} />
      <Rows aria-label={t('e2b:import.reports')}>
        {shown.slice(0, most).map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
        {more > 0 && (
          <RowBox>
            <Btn kind="ghost" size="small" onClick={() => setMost(most + STEP)}>
              {t('e2b:import.show_more', { count: more })}
            </Btn>
          </RowBox>
        )}
      </Rows>
    </>
  )
}
