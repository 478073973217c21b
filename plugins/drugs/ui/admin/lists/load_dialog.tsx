import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { standardListFields, standardLists, type StandardListName } from '#plugins/drugs/contract'
import { RefusalBar } from '#resources/admin/resource/refusal_bar'
import { type Answer, call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { fieldText } from '#resources/app/field_text'
import { Tag } from '#resources/kit/tag'
import { TextBox } from '#resources/kit/text_box'
import { RemarkTable } from '../remarks/remark_table'

type Preview = Answer<'POST /drugs/lists/preview'>

/** Says which list and version a file is, looks at it, and puts it into use. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const box = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<StandardListName>('edqm')
  const [version, setVersion] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const formOf = (terms: File) => ({ form: { list, version, terms } })
  const answered = async <Data,>(sending: Promise<Data>) => {
    setBusy(true)
    setRefusal(null)
    try {
      return await sending
    } catch (error) {
      setRefusal(sentenceOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  const look = async (chosen: File) => {
    setFile(chosen)
    setPreview(await answered(call('POST /drugs/lists/preview', formOf(chosen))))
  }
  const load = async (chosen: File) => {
    if ((await answered(call('POST /drugs/lists', formOf(chosen)))) === null) return
    notify(t('drugs:lists.done'), { type: 'success' })
    refresh()
    onClose()
  }
  /** What was seen holds for what was said then. */
  const forget = () => {
    setPreview(null)
    setFile(null)
    setRefusal(null)
  }
  const isBad = preview !== null && preview.problemCount > 0
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="load-list">
      <DialogTitle id="load-list">{t('drugs:lists.dialog')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '12px' }}>
        <div style={{ display: 'flex', gap: 12, alignItems: 'end', flexWrap: 'wrap' }}>
          <Choice
            tall
            label={say(standardListFields.list.label)}
            value={list}
            onChoose={(chosen) => {
              setList(chosen as StandardListName)
              forget()
            }}
          >
            {standardLists.map((each) => (
              <option key={each} value={each}>
                {fieldText(standardListFields.list, each)}
              </option>
            ))}
          </Choice>
          <TextBox
            label={say(standardListFields.version.label)}
            value={version}
            error={null}
            most={standardListFields.version.max}
            onValue={(text) => {
              setVersion(text)
              forget()
            }}
          />
          <input
            ref={box}
            type="file"
            accept=".csv,.txt,.tsv"
            hidden
            aria-label={t('drugs:lists.file')}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) void look(chosen)
            }}
          />
          <Btn
            icon="upload"
            disabled={busy || saidText(version) === ''}
            onClick={() => box.current?.click()}
          >
            {t('drugs:lists.choose')}
          </Btn>
          <span style={{ lineHeight: '32px' }}>{file?.name}</span>
        </div>
        <RefusalBar text={refusal} />
        {preview && !isBad && (
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <Tag tone="green">{t('drugs:lists.found', { terms: preview.terms })}</Tag>
            {preview.leftOut > 0 && (
              <Tag tone="grey">{t('drugs:lists.left_out', { count: preview.leftOut })}</Tag>
            )}
            <span>{t('drugs:lists.replaces')}</span>
          </div>
        )}
        {isBad && (
          <>
            <p role="alert" style={{ margin: 0 }}>
              {t('drugs:lists.refused')}
            </p>
            <RemarkTable
              title={t('drugs:upload.problems')}
              remarks={preview.problems}
              total={preview.problemCount}
              file="code_list_problems"
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind="primary"
          disabled={busy || !preview || isBad || preview.terms === 0}
          onClick={() => file && void load(file)}
        >
          {t('drugs:lists.put')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
