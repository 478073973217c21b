import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultPart } from '#plugins/reports/contract'
import type { MapKind } from '#plugins/reports/contract/report_map'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { casesByArea } from './cases_by_area'

const HEIGHT = 420

/** A part on the map that the company uploaded; its review number is printed under it. */
export function AreaMap({ part, kind }: { part: ResultPart; kind: MapKind }) {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /reports/maps/{mapKind}', { path: { mapKind: kind } })
  const place = useRef<HTMLDivElement>(null)
  const map = data?.map
  useEffect(() => {
    const element = place.current
    if (!map || !element) return
    const areas = casesByArea(part, kind, data.keys)
    const option = {
      ...{ animation: false, textStyle: { fontFamily: 'inherit' }, tooltip: { trigger: 'item' } },
      visualMap: {
        ...{ min: 0, max: Math.max(1, ...areas.map(({ value }) => value)), left: 0, bottom: 0 },
        inRange: { color: [colour.accentSoft, colour.accentDark] },
      },
      series: [
        {
          ...{ type: 'map', map: kind, name: t('reports:map.cases'), data: areas, roam: false },
          nameMap: Object.fromEntries(areas.map(({ key, name }) => [key, name])),
          ...{ selectedMode: false, itemStyle: { borderColor: colour.line } },
        },
      ],
    }
    let end = () => {}
    let isOver = false
    void import('../chart/load_charts').then(({ drawMap, startChart }) => {
      if (isOver) return
      drawMap(kind, map.shape)
      const started = startChart(element)
      started.setOption(option)
      const watch = new ResizeObserver(() => started.resize())
      watch.observe(element)
      end = () => {
        watch.disconnect()
        started.dispose()
      }
    })
    return () => {
      isOver = true
      end()
    }
  }, [map, data?.keys, part, kind, t])
  if (!data) return null
  if (!map) return <Quiet as="p">{t('reports:map.hint')}</Quiet>
  return (
    <figure style={{ margin: 0 }}>
      <div
        ref={place}
        role="img"
        aria-label={t('reports:map.of', { part: say(part.label) })}
        style={{ height: HEIGHT }}
      />
      <figcaption>
        <Quiet>{t('reports:map.number_of', { number: map.number })}</Quiet>
      </figcaption>
    </figure>
  )
}
