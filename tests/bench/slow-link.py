"""
Runs a command in a network of its own, in which 10.0.0.2 is 10.0.0.1 behind a slow link of 1.6 Mbit/s and 150 ms:
a device whose packets come back with sender and receiver exchanged, which leaves their checksums right. Needs root.

    unshare --net python3 slow-link.py COMMAND …
"""

import fcntl, os, select, struct, subprocess, sys, time
from collections import deque

BYTES_A_SECOND = 1_600_000 / 8
SECONDS_ONE_WAY = 0.075

device = os.open("/dev/net/tun", os.O_RDWR)
# TUNSETIFF with IFF_TUN and IFF_NO_PI.
fcntl.ioctl(device, 0x400454CA, struct.pack("16sH", b"slow", 0x1001))
for words in ("link set lo up", "address add 10.0.0.1/30 dev slow", "link set slow up"):
    subprocess.run(["ip", *words.split()], check=True)

command = subprocess.Popen(sys.argv[1:])
on_its_way = deque()
free = 0.0
while command.poll() is None:
    now = time.monotonic()
    while on_its_way and on_its_way[0][0] <= now:
        os.write(device, on_its_way.popleft()[1])
    patience = on_its_way[0][0] - now if on_its_way else 0.2
    if select.select([device], [], [], patience)[0]:
        packet = os.read(device, 2048)
        if packet[0] >> 4 == 4:
            free = max(free, time.monotonic()) + len(packet) / BYTES_A_SECOND
            swapped = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
            on_its_way.append((free + SECONDS_ONE_WAY, swapped))
sys.exit(command.returncode)
