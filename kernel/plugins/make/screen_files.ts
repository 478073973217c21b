import type { PluginNames } from '#kernel/plugins/make/plugin_name'

/** Files of a screen: what it shows, and its words in both languages. */
export function screenFiles(names: PluginNames): Record<string, string> {
  const { title, shown } = names
  return {
    [`ui/screens/${shown}/${shown}.tsx`]: screen(names),
    'lang/en.json': words({ title, count: 'There are {{count}} here' }),
    'lang/zh.json': words({ title, count: '共 {{count}} 条' }),
  }
}

const words = (book: Record<string, string>) => `${JSON.stringify(book, null, 2)}\n`

const screen = ({ name, Shown }: PluginNames) => `\
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { PageHeader } from '#resources/kit/page_header'

const Root = styled('div')({ padding: '16px 20px 24px' })

/** How much there is in the project. */
export default function ${Shown}({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <Root>
      <ScreenTitle title={t('${name}:title')} />
      <PageHeader title={t('${name}:title')} fact={t('${name}:count', { count })} />
    </Root>
  )
}
`
