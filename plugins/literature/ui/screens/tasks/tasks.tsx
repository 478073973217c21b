import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import { colour } from '#resources/kit/theme/tokens'
import { CoverageView } from '../../coverage/coverage_view'
import { SearchList } from '../../searches/search_list'
import { StrategyList } from '../../strategies/strategy_list'
import { TaskList } from '../../tasks/task_list'
import { UploadList } from '../../uploads/upload_list'

const Root = styled('div')({ padding: '16px 20px 20px' })
const Tabs = styled('div')({
  display: 'flex',
  gap: 4,
  margin: '10px 0 12px',
  borderBottom: `1px solid ${colour.line}`,
})

const views = {
  coverage: CoverageView,
  tasks: TaskList,
  strategies: StrategyList,
  searches: SearchList,
  uploads: UploadList,
} as const

type View = keyof typeof views

const names = Object.keys(views) as View[]

const asked = (): View => {
  const view = new URLSearchParams(window.location.search).get('view')
  return names.find((each) => each === view) ?? 'coverage'
}

/** Strategies, tasks and searches of literature, and which days they cover. */
export default function Tasks() {
  const { t } = useTranslation()
  const [view, setView] = useState(asked)
  const Shown = views[view]
  return (
    <Root>
      <ScreenTitle title={t('literature:search.title')} />
      <PageHeader title={t('literature:search.title')} />
      <Tabs role="tablist" aria-label={t('literature:search.title')}>
        {names.map((name) => (
          <Btn
            key={name}
            kind="ghost"
            role="tab"
            aria-selected={view === name}
            onClick={() => setView(name)}
            sx={{
              borderRadius: 0,
              borderBottom: `2px solid ${view === name ? colour.accent : 'transparent'}`,
              color: view === name ? colour.accent : colour.ink2,
            }}
          >
            {t(`literature:search.view.${name}`)}
          </Btn>
        ))}
      </Tabs>
      <div role="tabpanel" aria-label={t(`literature:search.view.${view}`)}>
        <Shown />
      </div>
    </Root>
  )
}
