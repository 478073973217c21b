import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CellFormat,
  cellFormats,
  type ListingColumn,
  MOST_SPREAD,
} from '#plugins/listings/contract/design'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { DialogFrame, Labelled, Side } from './dialog_frame'
import { OnlyRowsBox } from './only_rows_box'
import type { Designed } from './use_designed'

interface ColumnDialogProps {
  column: ListingColumn
  designed: Designed
  onClose: () => void
}

/** Shapes a column: its titles, width and format, which rows count, and over how many columns. */
export function ColumnDialog({ column, designed, onClose }: ColumnDialogProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [draft, setDraft] = useState(column)
  const [titles, setTitles] = useState(column.title ?? { en: '', zh: '' })
  const [width, setWidth] = useState(String(column.width))
  const { source } = draft
  const characters = Number(width)
  const element = source.element ?? source.elements?.[0]
  const path = element === undefined ? [] : (catalogue.element(element)?.path ?? [])
  const isOneTitle = Boolean(titles.en.trim()) !== Boolean(titles.zh.trim())
  const isWidth = Number.isInteger(characters) && characters >= 4 && characters <= 120
  const { title: _, ...untitled } = draft
  const done = () => {
    const title = titles.en.trim() ? { title: titles } : {}
    designed.replace({ ...untitled, ...title, width: characters })
    onClose()
  }
  const text = (key: 'en' | 'zh', label: string) => (
    <Labelled>
      {label}
      <OutlinedInput
        size="small"
        value={titles[key]}
        onChange={(event) => setTitles({ ...titles, [key]: event.target.value })}
        inputProps={{ 'aria-label': label, 'maxLength': 120 }}
      />
    </Labelled>
  )
  const spread = source.spread
  const canSpread = path.length > 0 && ['element', 'join', 'term'].includes(source.of)
  return (
    <DialogFrame
      title={t('listings:shape.title')}
      act={t('listings:apply')}
      problem={
        isOneTitle
          ? t('listings:shape.both_titles')
          : isWidth
            ? undefined
            : t('listings:shape.width_range')
      }
      onDone={done}
      onClose={onClose}
      further={
        <Btn
          kind="ghost"
          onClick={() => {
            designed.remove(column.key)
            onClose()
          }}
        >
          {t('listings:shape.remove')}
        </Btn>
      }
    >
      <Side>
        {text('zh', t('listings:shape.title_zh'))}
        {text('en', t('listings:shape.title_en'))}
      </Side>
      <Side>
        <Labelled>
          {t('listings:shape.width')}
          <OutlinedInput
            size="small"
            value={width}
            onChange={(event) => setWidth(event.target.value)}
            inputProps={{ 'aria-label': t('listings:shape.width'), 'inputMode': 'numeric' }}
          />
        </Labelled>
        <Labelled>
          {t('listings:shape.format')}
          <Choice
            tall
            label={t('listings:shape.format')}
            value={draft.format}
            onChoose={(format) => setDraft({ ...draft, format: format as CellFormat })}
          >
            {cellFormats.map((format) => (
              <option key={format} value={format}>
                {t(`listings:shape.as.${format}`)}
              </option>
            ))}
          </Choice>
        </Labelled>
      </Side>
      {path.length > 0 && (
        <OnlyRowsBox
          path={path}
          only={source.only}
          onOnly={(only) => {
            const { only: __, ...rest } = source
            setDraft({ ...draft, source: only ? { ...rest, only } : rest })
          }}
        />
      )}
      {canSpread && (
        <Labelled>
          {t('listings:shape.spread')}
          <Side>
            <Choice
              tall
              label={t('listings:shape.spread')}
              value={spread?.which ?? ''}
              onChoose={(which) => {
                const { spread: __, ...rest } = source
                const next = which === '' ? undefined : (which as 'oldest' | 'newest')
                const of = next && { spread: { which: next, count: spread?.count ?? 3 } }
                setDraft({ ...draft, source: { ...rest, ...of } })
              }}
            >
              <option value="">{t('listings:shape.one_cell')}</option>
              <option value="oldest">{t('listings:shape.oldest')}</option>
              <option value="newest">{t('listings:shape.newest')}</option>
            </Choice>
            {spread && (
              <Choice
                tall
                label={t('listings:shape.count')}
                value={String(spread.count)}
                onChoose={(count) =>
                  setDraft({
                    ...draft,
                    source: { ...source, spread: { ...spread, count: Number(count) } },
                  })
                }
              >
                {Array.from({ length: MOST_SPREAD }, (__, at) => (
                  <option key={at} value={at + 1}>
                    {t('listings:shape.columns', { count: at + 1 })}
                  </option>
                ))}
              </Choice>
            )}
          </Side>
        </Labelled>
      )}
    </DialogFrame>
  )
}
