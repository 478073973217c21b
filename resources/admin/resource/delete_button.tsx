import { useState } from 'react'
import { useDelete, useRecordContext, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

interface DeleteButtonProps {
  name: string
  onDone: (message: string) => void
  onRefused: (error: unknown) => void
}

/** Deletes the row at hand after a question. */
export function DeleteButton({ name, onDone, onRefused }: DeleteButtonProps) {
  const { t } = useTranslation()
  const resource = useResourceContext()!
  const record = useRecordContext()!
  const [remove, { isPending }] = useDelete()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Btn kind="ghost" icon="trash" disabled={isPending} onClick={() => setAsks(true)}>
        {t('admin.delete')}
      </Btn>
      <ConfirmDialog
        question={
          asks
            ? { title: t('admin.delete_one', { name }), act: t('admin.delete'), danger: true }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (!yes) return
          void remove(
            resource,
            { id: record.id, previousData: record },
            { onSuccess: () => onDone(t('admin.deleted', { name })), onError: onRefused }
          )
        }}
      />
    </>
  )
}
