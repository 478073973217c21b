import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { ImportDialog } from './import_dialog'
import { itemsOf, othersOpen } from './import_state'
import { imports } from './import_store'
import { useImports } from './use_imports'

/** Opens the import; says how many reports are still being read, else how many wait for a decision. */
export function ImportButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const may = usePermission('CASE_IMPORT_READ')
  const state = useImports()
  const items = itemsOf(state)
  const count = (of: string) => items.filter(({ state: at }) => at === of).length
  const [waiting, done] = [count('waiting'), count('done')]
  const undecided = othersOpen(state).reduce(
    (sum, other) => sum + other.undecided,
    count('undecided')
  )
  const ready = waiting === 0 ? done : null
  useEffect(() => {
    if (ready) onDone()
  }, [ready, onDone])
  useEffect(() => {
    if (may) void imports.lookForOpen()
  }, [may])
  if (!may) return null
  return (
    <>
      <Btn kind="primary" icon="upload" onClick={() => imports.show()}>
        {t('e2b:import.open')}
        {waiting > 0 && <Tag tone="teal">{t('e2b:import.reading_count', { count: waiting })}</Tag>}
        {waiting === 0 && undecided > 0 && (
          <Tag tone="amber">{t('e2b:import.to_decide', { count: undecided })}</Tag>
        )}
      </Btn>
      <ImportDialog state={state} />
    </>
  )
}
