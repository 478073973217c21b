import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportParameters } from '#plugins/reports/contract'
import { sentenceOf } from '#resources/app/api_error'
import { callForFile } from '#resources/app/calls/call'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'
import { KeepDialog } from './runs/keep_dialog'
import { RunsMenu } from './runs/runs_menu'

const kinds = ['xlsx', 'csv', 'pdf'] as const

interface ReportActsProps {
  report: string
  run?: string
  parameters: ReportParameters
  onRun: (id: string) => void
}

/** Takes a report as a file, keeps it, opens what was kept. */
export function ReportActs({ report, run, parameters, onRun }: ReportActsProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const download = async (kind: (typeof kinds)[number]) => {
    setAnchor(null)
    setBusy(true)
    try {
      const body = { kind, report, parameters, ...(run && { run }) }
      const { name, content } = await callForFile('POST /reports/file', { body })
      saveFile(name, content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
  }
  return (
    <>
      <Btn kind="ghost" icon="list" onClick={() => go('/report')}>
        {t('reports:all')}
      </Btn>
      <RunsMenu report={report} onRun={onRun} />
      <Btn
        icon="download"
        aria-haspopup="menu"
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('reports:file')}
      </Btn>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem key={kind} onClick={() => void download(kind)}>
            {t(`reports:file_as.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
      {!run && (
        <Btn kind="primary" onClick={() => setKeeping(true)}>
          {t('reports:run.keep')}
        </Btn>
      )}
      {isKeeping && (
        <KeepDialog
          {...{ report, parameters }}
          onKept={(id) => {
            setKeeping(false)
            onRun(id)
          }}
          onClose={() => setKeeping(false)}
        />
      )}
    </>
  )
}
