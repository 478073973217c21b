import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { EditBase, useEditContext, type RaRecord } from 'react-admin'
import { sentenceOf } from '#resources/app/api_error'
import { ErrorState } from '#resources/kit/error_state'
import { useRowId } from '../row_id'
import { DeleteButton } from './delete_button'
import { ResourceForm, type ResourceFormProps } from './resource_form'
import { useSaved } from './use_saved'

interface ResourceEditProps<Row extends RaRecord> extends Pick<
  ResourceFormProps,
  'fields' | 'sections' | 'fixed'
> {
  /** How a row is called. */
  nameOf: (row: Row) => string
  mark?: (row: Row) => ReactNode
  actions?: (row: Row) => ReactNode
  /** Whether it may be deleted. */
  deletes?: boolean
  /** Under the form. */
  below?: (row: Row) => ReactNode
}

/** A row as it stands, to be changed or deleted. */
export function ResourceEdit<Row extends RaRecord = RaRecord>(props: ResourceEditProps<Row>) {
  const saved = useSaved()
  const id = useRowId()
  return (
    <EditBase
      id={id}
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

function Shown<Row extends RaRecord>(
  props: ResourceEditProps<Row> & { saved: ReturnType<typeof useSaved> }
) {
  const { nameOf, mark, actions, deletes, below, saved, ...form } = props
  const { record, error, refetch } = useEditContext<Row>()
  if (error) {
    return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />
  }
  if (!record) return <Skeleton height={300} />
  return (
    <>
      <ResourceForm
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
