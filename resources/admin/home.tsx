import { useTranslation } from 'react-i18next'
import { Attention } from '#resources/app/home/attention'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { levelAt } from '#resources/app/shell/menu_at'
import { PageHeader } from '#resources/kit/page_header'
import { HomeFacts } from './home_facts'

/** The home of the company or of the platform. */
export function Home() {
  const { t } = useTranslation()
  const { url } = useNavigation()
  const level = levelAt(url)
  const title = t(`admin.levels.${level}`)
  return (
    <>
      <ScreenTitle title={title} />
      <PageHeader title={title} />
      <HomeFacts />
      <Attention level={level} />
    </>
  )
}
