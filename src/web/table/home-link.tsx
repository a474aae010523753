import { linkTo } from '../router.ts';

/** At a table on a phone the site's own bar makes room for the board; this is the way out. */
export function HomeLink() {
  return (
    <a className="home-link" href={linkTo()}>
      Holdout
    </a>
  );
}
