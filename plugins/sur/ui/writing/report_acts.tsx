import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportStatus } from '#plugins/sur/contract/periodic_report'
import type { ShownReport } from '#plugins/sur/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call, callForFile } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { saveFile } from '#resources/kit/save_file'

const files = [
  ['docx', 'zh'],
  ['docx', 'en'],
  ['pdf', 'zh'],
  ['pdf', 'en'],
] as const

/** The ways of a report: exported, handed in, sent back, confirmed, finished. */
export function ReportActs({ report, onMoved }: { report: ShownReport; onMoved: () => void }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const { rbId, may, missing } = report
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      tell.done(done)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    onMoved()
  }
  const move = (status: ReportStatus, done: string, reason?: string) =>
    act(
      () =>
        call('PUT /report/base/business/status', {
          body: { rbId, status, ...(reason && { reason }) },
        }),
      done
    )
  const download = async (kind: 'pdf' | 'docx', language: 'zh' | 'en') => {
    setAnchor(null)
    try {
      const { name, content } = await callForFile(
        'POST /report/base/business/{reportId}/document',
        { path: { reportId: rbId }, body: { kind, language } }
      )
      saveFile(name, content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  const finish = async () => {
    const title = t('sur:writing.finish_title')
    const asked = { title, text: t('sur:writing.finish_text'), act: t('sur:writing.finish') }
    if (await confirm(asked)) await move('finished', t('sur:writing.finished'))
  }
  return (
    <>
      <Btn kind="ghost" icon="download" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('sur:writing.export')}
      </Btn>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {files.map(([kind, language]) => (
          <MenuItem key={kind + language} onClick={() => void download(kind, language)}>
            {t('sur:writing.file', {
              kind: kind.toUpperCase(),
              language: t(`sur:setup.${language}`),
            })}
          </MenuItem>
        ))}
      </Menu>
      {may.handIn && (
        <Btn
          kind="primary"
          disabled={missing.length > 0}
          onClick={() => void move('confirm', t('sur:writing.handed_in'))}
        >
          {t('sur:writing.hand_in')}
        </Btn>
      )}
      {may.sendBack && <Btn onClick={() => setAsksWhy(true)}>{t('sur:writing.send_back')}</Btn>}
      {may.confirm && (
        <Btn
          kind="primary"
          onClick={() =>
            void act(
              () =>
                call('POST /report/base/business/{reportId}/confirmation', {
                  path: { reportId: rbId },
                }),
              t('sur:writing.confirmed')
            )
          }
        >
          {t('sur:writing.confirm')}
        </Btn>
      )}
      {may.finish && (
        <Btn kind="primary" onClick={() => void finish()}>
          {t('sur:writing.finish')}
        </Btn>
      )}
      {asksWhy && (
        <ReasonDialog
          title={t('sur:writing.send_back_title')}
          text={t('sur:writing.send_back_text')}
          label={t('sur:writing.reason')}
          act={t('sur:writing.send_back')}
          onClose={() => setAsksWhy(false)}
          onReason={(reason) => {
            setAsksWhy(false)
            void move('writing', t('sur:writing.send_back'), reason)
          }}
        />
      )}
    </>
  )
}
