import { useState } from 'react'
import {
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  type Identifier,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

/** How long a refusal stays, which has more to read than a word. */
const REFUSAL_MS = 8000

/** Deletes the chosen rows one after the other; what stays, and why, is told. */
export function BulkDelete() {
  const { t } = useTranslation()
  const { selectedIds, onUnselectItems } = useListContext()
  const name = useResourceContext()!
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const [asks, setAsks] = useState(false)
  const count = selectedIds.length
  const remove = async () => {
    const refused: string[] = []
    for (const id of selectedIds as Identifier[]) {
      await provider.delete(name, { id }).catch((error) => refused.push(sentenceOf(error)))
    }
    const deleted = t('admin.deleted_many', { count: count - refused.length })
    if (refused.length === 0) notify(deleted, { type: 'success' })
    else {
      const message = t('admin.deleted_some', { deleted, count: refused.length, why: refused[0] })
      notify(message, { type: 'warning', autoHideDuration: REFUSAL_MS })
    }
    onUnselectItems()
    refresh()
  }
  return (
    <>
      <Btn icon="trash" onClick={() => setAsks(true)}>
        {t('admin.delete')}
      </Btn>
      <ConfirmDialog
        question={
          asks
            ? { title: t('admin.delete_many', { count }), act: t('admin.delete'), danger: true }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (yes) void remove()
        }}
      />
    </>
  )
}
