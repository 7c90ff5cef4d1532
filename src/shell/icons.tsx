import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PanoramaOutlined from '@mui/icons-material/PanoramaOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import type { AreaIcon } from '../definition';

/** The components of area icons. */
export const AREA_ICONS = {
  business: BusinessOutlined,
  home: HomeOutlined,
  store: StoreOutlined,
  article: ArticleOutlined,
  banner: PanoramaOutlined,
  image: ImageOutlined,
  work: WorkOutlineOutlined,
  people: PeopleOutlined,
  badge: BadgeOutlined,
  link: LinkOutlined,
  document: DescriptionOutlined,
  contract: HistoryEduOutlined,
  mail: MailOutlined,
  guide: MenuBookOutlined,
  sample: ScienceOutlined,
  award: EmojiEventsOutlined,
  activity: HistoryOutlined,
} as const satisfies Record<AreaIcon, ComponentType<{ readonly fontSize?: 'small' }>>;
