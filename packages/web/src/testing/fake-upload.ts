type Respond = (address: string, init: RequestInit) => Promise<Response>;

/** An XMLHttpRequest, as far as the shop sends files by one: all of a file leaves at once, and `respond` answers. */
export const uploadAnsweredBy = (respond: Respond) =>
  class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    response: unknown = null;
    onload?: () => void;
    onerror?: () => void;
    #method = '';
    #address = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(): void {}

    send(body: Blob): void {
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      respond(this.#address, { method: this.#method, body }).then(
        async (response) => {
          // A response of a test has no status of its own, and whatever is uploaded is created.
          this.status = response.ok ? 201 : response.status;
          this.response = await response.json();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
