/** A connection that can be shared. */
interface Closable {
  isLost(): boolean;
  close(): Promise<void>;
}

/** The right to use a shared connection. `release` may be called more than once. */
export interface Lease<Connection> {
  connection: Connection;
  release(): Promise<void>;
}

export interface SharedConnection<Connection> {
  lease(): Promise<Lease<Connection>>;
  /** Leases the connection while `work` runs. */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Keeps the connection open between its users while `work` runs. */
  keepOpen<T>(work: () => Promise<T>): Promise<T>;
}

interface Shared<Connection> {
  opening: Promise<Connection>;
  connection?: Connection;
  users: number;
}

/** Shares one connection between concurrent users. The last user closes it. The next user replaces a lost connection. */
export function shareConnection<Connection extends Closable>(open: () => Promise<Connection>): SharedConnection<Connection> {
  let current: Shared<Connection> | undefined;
  let keepers = 0;

  function begin(): Shared<Connection> {
    const shared: Shared<Connection> = { opening: open(), users: 0 };
    shared.opening.then(
      (connection) => {
        shared.connection = connection;
      },
      () => {},
    );
    return shared;
  }

  async function end(shared: Shared<Connection>): Promise<void> {
    if (shared.users > 0 || (keepers > 0 && shared === current && !shared.connection?.isLost())) return;
    if (shared === current) current = undefined;
    await shared.connection?.close();
  }

  async function lease(): Promise<Lease<Connection>> {
    if (!current || current.connection?.isLost()) current = begin();
    const shared = current;
    shared.users += 1;
    let held = true;
    const release = async (): Promise<void> => {
      if (!held) return;
      held = false;
      shared.users -= 1;
      await end(shared);
    };
    try {
      return { connection: await shared.opening, release };
    } catch (error) {
      if (shared === current) current = undefined;
      throw error;
    }
  }

  return {
    lease,
    async use(work) {
      const { connection, release } = await lease();
      try {
        return await work(connection);
      } finally {
        await release();
      }
    },
    async keepOpen(work) {
      keepers += 1;
      try {
        return await work();
      } finally {
        keepers -= 1;
        if (current) await end(current);
      }
    },
  };
}
