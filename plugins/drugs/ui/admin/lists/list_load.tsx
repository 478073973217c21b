import { useState } from 'react'
import { downloadCSV } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { csvText } from '#resources/admin/resource/csv_text'
import { Btn } from '#resources/kit/btn'
import { LoadDialog } from './load_dialog'

const COLUMNS = ['code', 'en', 'zh', 'class', 'status', 'version']

/** Loads a list of codes from a file, with a template for it. */
export function ListLoad() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Btn icon="document" onClick={() => downloadCSV(csvText([COLUMNS]), 'code_list_template')}>
        {t('drugs:lists.template')}
      </Btn>
      <Btn kind="primary" icon="upload" onClick={() => setOpen(true)}>
        {t('drugs:lists.load')}
      </Btn>
      {open && <LoadDialog onClose={() => setOpen(false)} />}
    </>
  )
}
