import { useTranslation } from 'react-i18next'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { say } from '#resources/app/language'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useShell } from '#resources/app/shared_props'
import { ErrorState } from '#resources/kit/error_state'
import { AskDialog } from '../ask/ask_dialog'
import { tellQueries } from '../queries_told'
import type { Thread } from '../query'
import { ThreadDialog } from './thread_dialog'

interface OpenedQueryProps {
  queryId: string
  onClose: () => void
}

/** A query that was opened: its draft to be written on, else what was said in it. */
export function OpenedQuery({ queryId, onClose }: OpenedQueryProps) {
  const { t } = useTranslation()
  const { user } = useShell()
  const { data, error, reload } = useAnswer(
    'GET /query/{queryId}',
    { path: { queryId } },
    { keep: true }
  )
  if (!data) {
    const label = t('queries:one')
    return (
      <Dialog
        open
        onClose={onClose}
        maxWidth="sm"
        fullWidth
        slotProps={{ paper: { 'aria-label': label } }}
      >
        <DialogContent>
          {error ? <ErrorState text={error} onRetry={reload} /> : <Skeleton height={240} />}
        </DialogContent>
      </Dialog>
    )
  }
  if (data.status === 'draft' && data.senderId === user?.id) {
    const { caseId, caseNo, page, path } = data
    const place = { page, path }
    return (
      <AskDialog
        {...{ caseId, caseNo, place, onClose }}
        draft={data}
        places={placesOf(data)}
        onDone={tellQueries}
      />
    )
  }
  const onChanged = () => {
    reload()
    tellQueries()
  }
  return <ThreadDialog query={data} onChanged={onChanged} onClose={onClose} />
}

/** The place that a draft was begun at. */
function placesOf({ page, path, placeName }: Thread) {
  return placeName ? [{ page, path, name: say(placeName) }] : []
}
