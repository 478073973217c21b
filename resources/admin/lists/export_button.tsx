import { useState } from 'react'
import {
  downloadCSV,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { csvText } from '../resource/csv_text'
import type { ListColumn } from '../resource/list_column'

/** The server gives no more at once. */
const MOST_ROWS = 1000

/** Gives what the list shows, all its pages, as a file for spreadsheets. */
export function ExportButton<Row extends RaRecord>({
  columns,
}: {
  columns: readonly ListColumn<Row>[]
}) {
  const { t } = useTranslation()
  const { filterValues: filter, sort, total = 0 } = useListContext()
  const name = useResourceContext()!
  const provider = useDataProvider()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const lines = [columns.map(({ label }) => label)]
      for (let page = 1; (page - 1) * MOST_ROWS < total; page++) {
        const pagination = { page, perPage: MOST_ROWS }
        const { data } = await provider.getList<Row>(name, { filter, sort, pagination })
        lines.push(...data.map((row) => columns.map(({ text }) => text(row))))
      }
      downloadCSV(csvText(lines), name.replaceAll('/', '_'))
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Btn icon="download" disabled={busy || total === 0} onClick={() => void save()}>
      {t('admin.export')}
    </Btn>
  )
}
