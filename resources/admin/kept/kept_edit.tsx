import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { EditBase, useEditContext, type RaRecord } from 'react-admin'
import { ErrorState } from '#resources/kit/error_state'
import { DeleteButton } from './delete_button'
import { KeptForm, type KeptFormProps } from './kept_form'
import { useSaved } from './use_saved'

interface KeptEditProps extends Pick<KeptFormProps, 'fields' | 'sections' | 'fixed'> {
  /** How a row is called. */
  nameOf: (row: RaRecord) => string
  mark?: (row: RaRecord) => ReactNode
  actions?: (row: RaRecord) => ReactNode
  /** Whether it may be deleted. */
  deletes?: boolean
  /** Under the form. */
  below?: (row: RaRecord) => ReactNode
}

/** A row as it stands, to be changed or deleted. */
export function KeptEdit(props: KeptEditProps) {
  const saved = useSaved()
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={saved.mutationOptions}
      // What is being edited is not replaced by a newer one; a save on top of that one is refused.
      queryOptions={{ staleTime: 0, gcTime: 0 }}
      redirect={false}
    >
      <Shown {...props} saved={saved} />
    </EditBase>
  )
}

function Shown(props: KeptEditProps & { saved: ReturnType<typeof useSaved> }) {
  const { nameOf, mark, actions, deletes, below, saved, ...form } = props
  const { record, error, refetch } = useEditContext()
  if (error) {
    return <ErrorState text={(error as Error).message} onRetry={() => void refetch()} />
  }
  if (!record) return <Skeleton height={300} />
  return (
    <>
      <KeptForm
        {...form}
        key={`${record.id} ${record.revision}`}
        title={nameOf(record)}
        mark={mark?.(record)}
        refusal={saved.refusal}
        isSaved={saved.isSaved}
        actions={
          <>
            {actions?.(record)}
            {deletes && (
              <DeleteButton name={nameOf(record)} onDone={saved.done} onRefused={saved.refused} />
            )}
          </>
        }
      />
      {below?.(record)}
    </>
  )
}
