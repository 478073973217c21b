import { useRef, useState } from 'react'
import { downloadCSV, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { productFields } from '#plugins/drugs/contract'
import { csvText } from '#resources/admin/resource/csv_text'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import type { UploadOutcome } from './upload_outcome'
import { UploadDialog } from './upload_dialog'

/** Takes products over from a file: shows what would become of it, and what is wrong, first. */
export function ProductUpload() {
  const { t } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const box = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; outcome: UploadOutcome } | null>(null)
  const look = async (file: File) => {
    try {
      setChosen({
        file,
        outcome: await call('POST /drugs/product_files/preview', { form: { products: file } }),
      })
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
  }
  const take = async (file: File) => {
    try {
      const { made, changed, same } = await call('POST /drugs/product_files', {
        form: { products: file },
      })
      notify(t('drugs:upload.done', { made, changed, same }), { type: 'success' })
      refresh()
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    setChosen(null)
  }
  const template = () => {
    const heads = Object.values(productFields).map(({ label }) => say(label))
    downloadCSV(csvText([heads]), 'products_template')
  }
  return (
    <>
      <input
        ref={box}
        type="file"
        accept=".csv,.txt,.tsv"
        hidden
        aria-label={t('drugs:upload.open')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again once it is mended.
          event.target.value = ''
          if (file) void look(file)
        }}
      />
      <Btn icon="document" onClick={template}>
        {t('drugs:upload.template')}
      </Btn>
      <Btn icon="upload" onClick={() => box.current?.click()}>
        {t('drugs:upload.open')}
      </Btn>
      {chosen && (
        <UploadDialog
          fileName={chosen.file.name}
          outcome={chosen.outcome}
          onTake={() => take(chosen.file)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
