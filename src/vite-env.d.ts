/** Settings of the build; see `.env.example`. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_PUBLIC_BASE_URL?: string;
  readonly VITE_WIDGETS_ORIGIN?: string;
  readonly VITE_DISQUS_SHORTNAME?: string;
  readonly VITE_GOOGLE_ENABLED?: string;
  readonly VITE_GITHUB_ENABLED?: string;
  readonly VITE_TAG_MANAGER_ID?: string;
  readonly VITE_LOGROCKET_ENABLED?: string;
  readonly VITE_LOGROCKET_ID?: string;
  readonly VITE_CONSENT?: string;
  readonly VITE_ASK_FOR_REPORTS?: string;
  readonly VITE_MAIL_URL?: string;
  readonly VITE_PUSH_PUBLIC_KEY?: string;
}
