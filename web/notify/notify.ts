// The service worker of the pages. It shows notifications and opens what they are about. It sees no request and keeps no file.

/** The parts of its scope that it uses. https://www.w3.org/TR/push-api/#pushevent-interface, https://notifications.spec.whatwg.org/#service-worker-api */
interface Scope {
  registration: { showNotification(title: string, options: { body: string; tag?: string; icon: string; data: string }): Promise<void> };
  clients: { openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listen: (event: Waits) => void): void;
  addEventListener(type: 'push', listen: (event: Waits & { data: { json(): unknown } | null }) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Waits & { notification: { data: string; close(): void } }) => void): void;
}

interface Waits {
  waitUntil(work: Promise<unknown>): void;
}

/** As the service sends it. */
interface Notice {
  title: string;
  text: string;
  tag?: string;
  link?: string;
}

// The types of a page and those of a worker exclude each other.
const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('push', (event) => {
  const { title, text, tag, link } = noticeIn(event.data);
  // A browser that gets a message and shows none ends the subscription.
  event.waitUntil(scope.registration.showNotification(title, { body: text, ...(tag && { tag }), icon: '/icon.svg', data: addressOf(link) }));
});

scope.addEventListener('notificationclick', ({ notification, waitUntil }) => {
  notification.close();
  waitUntil(scope.clients.openWindow(notification.data));
});

function noticeIn(data: { json(): unknown } | null): Notice {
  try {
    return { title: '', text: '', ...(data?.json() as Partial<Notice>) };
  } catch {
    return { title: '', text: '' };
  }
}

/** Only an address of the web: the first page of a Host otherwise. */
function addressOf(link: string | undefined): string {
  return link && /^https?:\/\//.test(link) ? link : '/dashboard';
}
