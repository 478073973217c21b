import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultPart } from '#plugins/reports/contract'
import { useLanguage } from '#resources/app/language_context'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'
import { chartOf } from './chart_options'

/** A part as a chart. The library that draws it is loaded with the first one. */
export function PartChart({ part, name }: { part: ResultPart; name: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<{ renderToSVGString: () => string } | null>(null)
  const texts = { total: t('reports:table.total'), before: t('reports:table.year_before') }
  const { option, height, drawn, all } = chartOf(part, texts)
  const key = JSON.stringify(option)
  useEffect(() => {
    const element = place.current
    let end = () => {}
    let isOver = false
    void import('./load_charts').then(({ startChart }) => {
      if (isOver || !element) return
      const started = startChart(element)
      started.setOption(JSON.parse(key))
      chart.current = started
      const watch = new ResizeObserver(() => started.resize())
      watch.observe(element)
      end = () => {
        watch.disconnect()
        started.dispose()
      }
    })
    return () => {
      isOver = true
      chart.current = null
      end()
    }
  }, [key, language, height])
  const save = () => {
    const svg = chart.current?.renderToSVGString()
    if (svg) saveFile(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }))
  }
  return (
    <figure style={{ margin: 0 }}>
      <div
        ref={place}
        role="img"
        aria-label={t('reports:chart.of', { part: say(part.label) })}
        style={{ height }}
      />
      <figcaption style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        {drawn < all && <Quiet>{t('reports:chart.first', { drawn, all })}</Quiet>}
        <span style={{ flex: 1 }} />
        <Btn size="small" kind="ghost" icon="download" onClick={save}>
          {t('reports:chart.save')}
        </Btn>
      </figcaption>
    </figure>
  )
}
