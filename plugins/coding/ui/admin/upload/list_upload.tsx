import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '#resources/app/navigation/navigation'
import { RefusalBar } from '#resources/admin/resource/refusal_bar'
import { useShown } from '#resources/app/calls/use_answer'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card, Panel } from '#resources/kit/panel'
import { FactList } from '#resources/kit/fact_list'
import type { ListPreview } from './list_preview'
import { PreviewTables } from './preview_tables'

interface ListUploadProps {
  title: ReactNode
  /** Says what the list would do. */
  preview: (list: File, approve: boolean) => Promise<ListPreview>
  /** Takes it over as it was shown, which its seal says. */
  takeIn: (
    list: File,
    approve: boolean,
    seal: string
  ) => Promise<{ fresh: number; changed: number }>
  /** Screen that shows what is there. */
  leadsTo: string
  /** Whether what the list brings may count as approved at once. */
  mayApprove?: boolean
}

/** A list of synonyms is chosen, looked at, and taken over as a whole. */
export function ListUpload(props: ListUploadProps) {
  const { title, preview, takeIn, leadsTo, mayApprove = false } = props
  const { t } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const { go } = useNavigation()
  const box = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; round: number } | null>(null)
  const [approve, setApprove] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data, error, stale, reload } = useShown(
    chosen && ['upload', leadsTo, chosen.round, approve],
    () => preview(chosen!.file, approve),
    { keep: true }
  )
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    // The same file may be chosen again once it is mended.
    input.value = ''
    setRefusal(null)
    if (file) setChosen((before) => ({ file, round: (before?.round ?? 0) + 1 }))
  }
  const takeOver = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const done = await takeIn(chosen!.file, approve, data!.seal)
      notify(t('coding:upload.done', done), { type: 'success' })
      refresh()
      go(leadsTo)
    } catch (refused) {
      setRefusal(sentenceOf(refused))
      reload()
    }
    setBusy(false)
  }
  const brings = data ? data.counts.fresh + data.counts.changed : 0
  const isSound = data !== null && !stale && data.counts.wrong === 0 && brings > 0
  const chooseFile = (
    <Btn icon="upload" kind={isSound ? 'plain' : 'primary'} onClick={() => box.current?.click()}>
      {t('coding:upload.choose')}
    </Btn>
  )
  return (
    <>
      <PageHeader
        title={title}
        actions={
          chosen && (
            <>
              {chooseFile}
              <Btn
                kind={isSound ? 'primary' : 'plain'}
                icon="check"
                disabled={!isSound || busy}
                onClick={() => void takeOver()}
              >
                {t('coding:upload.take_over')}
              </Btn>
            </>
          )
        }
      />
      <input
        ref={box}
        type="file"
        accept=".csv,.tsv,.txt"
        hidden
        aria-label={t('coding:upload.choose')}
        onChange={(event) => choose(event.currentTarget)}
      />
      <RefusalBar text={refusal ?? error} />
      <div style={{ marginTop: 12 }}>
        {!chosen && (
          <Card>
            <EmptyState
              icon="upload"
              title={t('coding:upload.none')}
              text={t('coding:upload.none_text')}
              action={chooseFile}
            />
          </Card>
        )}
        {chosen && !data && !error && <Skeleton height={240} />}
        {chosen && data && (
          <div aria-live="polite" aria-busy={stale}>
            <Panel title={chosen.file.name} hint={t('coding:upload.nothing_written')}>
              <p style={{ margin: 0, padding: '14px 14px 0' }}>{t(whatNow(data, brings))}</p>
              <FactList
                facts={(['fresh', 'changed', 'same', 'wrong'] as const).map((kind) => [
                  t(`coding:upload.${kind}`),
                  String(data.counts[kind]),
                  true,
                ])}
              />
              {mayApprove && (
                <FormControlLabel
                  sx={{ mx: '5px', mb: 1 }}
                  control={
                    <Checkbox
                      checked={approve}
                      onChange={(event) => setApprove(event.target.checked)}
                    />
                  }
                  label={t('coding:upload.approve')}
                />
              )}
            </Panel>
            <PreviewTables preview={data} hasStates={mayApprove} />
          </div>
        )}
      </div>
    </>
  )
}

function whatNow({ counts }: ListPreview, brings: number): string {
  if (counts.wrong > 0) return 'coding:upload.mend'
  return brings > 0 ? 'coding:upload.sound' : 'coding:upload.all_there'
}
