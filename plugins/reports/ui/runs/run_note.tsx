import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'

interface RunNoteProps {
  run: Answer<'GET /reports/runs/{runId}'> | null
  onLeave: () => void
}

/** Says that the numbers are those of a kept run, and how many of its cases were saved since. */
export function RunNote({ run, onLeave }: RunNoteProps) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1.5 }}>
      <span>
        {run && (
          <>
            <b>{run.name}</b>{' '}
            <Quiet className="num">
              <Moment at={run.at} /> {run.madeBy}
            </Quiet>{' '}
            {t('reports:run.changed', { count: run.changed })}
          </>
        )}
      </span>
      <Btn size="small" onClick={onLeave}>
        {t('reports:run.leave')}
      </Btn>
    </Stack>
  )
}
